CREATE TABLE "table_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"table_label" text NOT NULL,
	"table_key" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" text,
	"guests" integer,
	"reservation_id" text,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_visits_guests" CHECK ("table_visits"."guests" between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "orders_archive" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "table_visits_open" ON "table_visits" USING btree ("table_key") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "table_visits_opened_at" ON "table_visits" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("visit_id") WHERE visit_id is not null;