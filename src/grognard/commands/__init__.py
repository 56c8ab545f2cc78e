"""What the commands of `grognard` do. `grognard.cli` says what they are called and what they take."""
