CREATE TABLE "paired_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "paired_devices_kind" CHECK ("paired_devices"."kind" in ('board', 'printer'))
);
--> statement-breakpoint
CREATE TABLE "kitchen_strikes" (
	"order_id" text NOT NULL,
	"line_key" text NOT NULL,
	"quantity" integer NOT NULL,
	"struck_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kitchen_strikes_order_id_line_key_pk" PRIMARY KEY("order_id","line_key")
);
--> statement-breakpoint
CREATE TABLE "order_lines_before" (
	"order_id" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kitchen_strikes" ADD CONSTRAINT "kitchen_strikes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines_before" ADD CONSTRAINT "order_lines_before_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paired_devices_token" ON "paired_devices" USING btree ("token_hash");