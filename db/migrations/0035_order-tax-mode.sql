CREATE TYPE "public"."tax_mode" AS ENUM('excluded', 'included', 'none');--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "tax_mode" "tax_mode" DEFAULT 'excluded' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_mode" "tax_mode" DEFAULT 'excluded' NOT NULL;