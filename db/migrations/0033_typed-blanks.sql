-- Search keys are what a text looks like (src/kernel/typed-text.ts): without characters that show nothing, and with one space for
-- blanks of any kind and number. What was typed stays as it is stored; only its keys are made anew.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(regexp_replace(regexp_replace(value,
    '[\u00AD\u034F\u061C\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
    '[\u0001-\u0020\u007F-\u00A0\u115F\u1160\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000\u3164\uFFA0]+', ' ', 'g'), NFC)));--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id)) STORED;--> statement-breakpoint
ALTER TABLE "orders_archive" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id)) STORED;--> statement-breakpoint
ALTER TABLE "reservations" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "reservations_archive" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || subject)) STORED;--> statement-breakpoint
-- With the columns went the indexes that hold them.
CREATE INDEX orders_search ON orders USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX orders_status ON orders (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
CREATE INDEX orders_archive_search ON orders_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX orders_archive_status ON orders_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX reservations_search ON reservations USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX reservations_status ON reservations (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
CREATE INDEX reservations_archive_search ON reservations_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX reservations_archive_status ON reservations_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX contact_messages_search ON contact_messages USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX contact_messages_counts ON contact_messages (status) INCLUDE (folded);--> statement-breakpoint
REINDEX INDEX notifications_search;
