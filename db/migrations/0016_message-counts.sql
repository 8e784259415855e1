-- Counting the messages that a search finds, by status, reads this index alone and not every message with its text.
CREATE INDEX contact_messages_counts ON contact_messages (status) INCLUDE (folded);
