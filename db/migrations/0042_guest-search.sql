-- A search of orders also looks at phone, table and dishes, one of bookings at the table. Signs around a table's label tell
-- "bàn 1" from "bàn 12". An index that holds this text allows 2,700 bytes, so that dishes are cut off after 1,000 letters, and those that
-- are not Latin are left out.
ALTER TABLE "orders" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id || ' ' || customer_phone || coalesce(' @ ' || table_label || ' @', ''))
    || ' ' || left(regexp_replace(fold_text(jsonb_path_query_array(items, '$[*].nameVi')::text || ' ' || jsonb_path_query_array(items, '$[*].name')::text), '[^a-z0-9.&''-]+', ' ', 'g'), 1000)) STORED;--> statement-breakpoint
ALTER TABLE "orders_archive" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id || ' ' || customer_phone || coalesce(' @ ' || table_label || ' @', ''))
    || ' ' || left(regexp_replace(fold_text(jsonb_path_query_array(items, '$[*].nameVi')::text || ' ' || jsonb_path_query_array(items, '$[*].name')::text), '[^a-z0-9.&''-]+', ' ', 'g'), 1000)) STORED;--> statement-breakpoint
ALTER TABLE "reservations" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, '') || coalesce(' @ ' || table_label || ' @', ''))) STORED;--> statement-breakpoint
ALTER TABLE "reservations_archive" DROP COLUMN "folded", ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, '') || coalesce(' @ ' || table_label || ' @', ''))) STORED;--> statement-breakpoint
-- With the columns went the indexes that hold them.
CREATE INDEX orders_search ON orders USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX orders_status ON orders (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
CREATE INDEX orders_archive_search ON orders_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX orders_archive_status ON orders_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX reservations_search ON reservations USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX reservations_status ON reservations (status, created_at, id) INCLUDE (folded);--> statement-breakpoint
CREATE INDEX reservations_archive_search ON reservations_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX reservations_archive_status ON reservations_archive (status, created_at, id) INCLUDE (folded) WHERE erased_at IS NULL;
