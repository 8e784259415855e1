-- What a search looks at, folded once when a row is written: folding thousands of rows for each search took up to a second.
ALTER TABLE "reservations" ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || subject)) STORED;--> statement-breakpoint
DROP INDEX reservations_search;--> statement-breakpoint
DROP INDEX contact_messages_search;--> statement-breakpoint
CREATE INDEX reservations_search ON reservations USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX contact_messages_search ON contact_messages USING gin (folded gin_trgm_ops);
