CREATE TABLE "orders_archive" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_address" text,
	"items" jsonb NOT NULL,
	"total_amount" numeric(10, 2) NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat_amount" numeric(10, 2) NOT NULL,
	"grand_total" numeric(10, 2) NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"order_type" "order_type" NOT NULL,
	"payment_method" "payment_method" DEFAULT 'cash' NOT NULL,
	"special_instructions" text,
	"requested_time" text,
	"scheduled_time" text,
	"table_label" text,
	"source" "order_source" DEFAULT 'web' NOT NULL,
	"created_by" text,
	"paid_at" timestamp with time zone,
	"paid_amount" numeric(10, 2),
	"paid_via" "payment_method",
	"language" text DEFAULT 'vi' NOT NULL,
	"ticket_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"original_id" text NOT NULL,
	"original_created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reservations_archive" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"guests" integer NOT NULL,
	"special_requests" text,
	"status" "reservation_status" DEFAULT 'pending' NOT NULL,
	"source" "reservation_source" DEFAULT 'web' NOT NULL,
	"created_by" text,
	"table_label" text,
	"language" text DEFAULT 'vi' NOT NULL,
	"ticket_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"original_id" text NOT NULL,
	"original_created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "orders_archive_created_at" ON "orders_archive" USING btree ("created_at","id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "orders_archive_status" ON "orders_archive" USING btree ("status","created_at","id") WHERE erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_archive_ticket_token" ON "orders_archive" USING btree ("ticket_token") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "reservations_archive_date" ON "reservations_archive" USING btree ("date","time");--> statement-breakpoint
CREATE INDEX "reservations_archive_created_at" ON "reservations_archive" USING btree ("created_at","id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "reservations_archive_status" ON "reservations_archive" USING btree ("status","created_at","id") WHERE erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_archive_ticket_token" ON "reservations_archive" USING btree ("ticket_token") WHERE erased_at is null;--> statement-breakpoint
-- What a search looks at, folded once when a row is written.
ALTER TABLE "orders" ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id)) STORED;--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(customer_name || ' ' || customer_email || ' ' || id)) STORED;--> statement-breakpoint
ALTER TABLE "reservations_archive" ADD COLUMN "folded" text NOT NULL
  GENERATED ALWAYS AS (fold_text(name || ' ' || phone || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
DROP INDEX orders_search;--> statement-breakpoint
CREATE INDEX orders_search ON orders USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX orders_archive_search ON orders_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX reservations_archive_search ON reservations_archive USING gin (folded gin_trgm_ops) WHERE erased_at IS NULL;
