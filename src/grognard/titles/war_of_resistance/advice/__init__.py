"""What a good player would say."""
