CREATE TYPE "public"."reservation_status" AS ENUM('pending', 'confirmed', 'completed', 'cancelled');--> statement-breakpoint
CREATE TABLE "reservation_idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"reservation_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_status_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_status_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" text NOT NULL,
	"from_status" "reservation_status" NOT NULL,
	"to_status" "reservation_status" NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"guests" integer NOT NULL,
	"special_requests" text,
	"status" "reservation_status" DEFAULT 'pending' NOT NULL,
	"language" text DEFAULT 'vi' NOT NULL,
	"ticket_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_date_plain" CHECK ("reservations"."date" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "reservations_time_plain" CHECK ("reservations"."time" ~ '^\d{2}:\d{2}$'),
	CONSTRAINT "reservations_guests" CHECK ("reservations"."guests" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "reservation_status_log" ADD CONSTRAINT "reservation_status_log_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_idempotency_created_at" ON "reservation_idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_status_log_reservation_id" ON "reservation_status_log" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_date" ON "reservations" USING btree ("date","time");--> statement-breakpoint
CREATE INDEX "reservations_created_at" ON "reservations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_ticket_token" ON "reservations" USING btree ("ticket_token");