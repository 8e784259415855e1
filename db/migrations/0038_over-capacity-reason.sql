ALTER TABLE "reservations_archive" ADD COLUMN "over_capacity_reason" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "over_capacity_reason" text;