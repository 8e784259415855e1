CREATE TABLE "kitchen_pause" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "promised_time" text;--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "oven_slots" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_time" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "oven_slots" jsonb;--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_time") WHERE oven_slots is not null and status in ('pending', 'confirmed', 'preparing');