CREATE TABLE "ingredients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_vi" text NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"sold_out_until" timestamp with time zone,
	"dish_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredients_sold_out_until" CHECK ("ingredients"."sold_out_until" is null or not "ingredients"."is_available")
);
--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "left_today" integer;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_left_today" CHECK (("menu_items"."left_today" is null) = ("menu_items"."left_on" is null) and "menu_items"."left_today" >= 0);