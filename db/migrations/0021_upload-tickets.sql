CREATE TABLE "upload_tickets" (
	"key" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"storing_since" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "upload_tickets_created_at" ON "upload_tickets" USING btree ("created_at");