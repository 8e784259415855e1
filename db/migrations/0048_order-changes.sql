ALTER TABLE "orders_archive" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_at" timestamp with time zone;