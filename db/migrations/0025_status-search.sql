-- Counting the rows of some statuses that a search finds reads these indexes alone and not every row that the search finds.
DROP INDEX orders_status;--> statement-breakpoint
CREATE INDEX orders_status ON orders (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
DROP INDEX orders_archive_status;--> statement-breakpoint
CREATE INDEX orders_archive_status ON orders_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;--> statement-breakpoint
DROP INDEX reservations_status;--> statement-breakpoint
CREATE INDEX reservations_status ON reservations (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
DROP INDEX reservations_archive_status;--> statement-breakpoint
CREATE INDEX reservations_archive_status ON reservations_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;
