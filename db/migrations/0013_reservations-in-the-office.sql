CREATE TYPE "public"."reservation_source" AS ENUM('web', 'staff', 'device');--> statement-breakpoint
CREATE TABLE "integration_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"api_key" text,
	"api_secret" text,
	"webhook_url" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sync_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "integration_settings_key_encrypted" CHECK ("integration_settings"."api_key" like 'encrypted:%'),
	CONSTRAINT "integration_settings_secret_encrypted" CHECK ("integration_settings"."api_secret" like 'encrypted:%')
);
--> statement-breakpoint
CREATE TABLE "third_party_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"customer_phone" text,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"guests" integer NOT NULL,
	"special_requests" text,
	"status" "reservation_status" DEFAULT 'pending' NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "third_party_bookings_date_plain" CHECK ("third_party_bookings"."date" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "third_party_bookings_time_plain" CHECK ("third_party_bookings"."time" ~ '^\d{2}:\d{2}$'),
	CONSTRAINT "third_party_bookings_guests" CHECK ("third_party_bookings"."guests" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "source" "reservation_source" DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "table_label" text;--> statement-breakpoint
CREATE UNIQUE INDEX "integration_settings_platform" ON "integration_settings" USING btree ("platform");--> statement-breakpoint
CREATE UNIQUE INDEX "third_party_bookings_external" ON "third_party_bookings" USING btree ("platform","external_id");--> statement-breakpoint
CREATE INDEX reservations_search ON reservations
  USING gin (fold_text(name || ' ' || phone || ' ' || coalesce(email, '')) gin_trgm_ops);
