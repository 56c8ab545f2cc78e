"""What the figures of Colossus are held to."""

TARGETS: dict[str, tuple[str, float]] = {
    "copy_us": ("<", 50),
    "reopen_s": ("<", 1),
    "reopen_on_a_server_s": ("<", 1),
    "memory_mb": ("<", 60),
    "orders_in_a_question": (">=", 2_000),
    "first_load": ("<", 3_000_000),
    "wire_asked_bytes_max": ("<", 20_000),
    "wire_answer_bytes_max": ("<", 20_000),
    "wire_answer_ms": ("<", 50),
}
