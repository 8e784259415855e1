CREATE TYPE "public"."print_state" AS ENUM('waiting', 'taken', 'printed', 'failed', 'dropped', 'repeated');--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"printer_id" text NOT NULL,
	"paper" jsonb NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL,
	"state" "print_state" DEFAULT 'waiting' NOT NULL,
	"place" bigserial NOT NULL,
	"print_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"take_key" text,
	"leased_until" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "printer_reports" (
	"printer_id" text PRIMARY KEY NOT NULL,
	"condition" text NOT NULL,
	"reported_by" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_key" ON "print_jobs" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_take_key" ON "print_jobs" USING btree ("take_key") WHERE take_key is not null;--> statement-breakpoint
CREATE INDEX "print_jobs_order" ON "print_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "print_jobs_created_at" ON "print_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","print_at","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("created_at") WHERE state in ('waiting', 'taken', 'failed');