ALTER TABLE "customization_schemas" ADD COLUMN "sold_out" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "sold_out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_sold_out_until" CHECK ("menu_items"."sold_out_until" is null or not "menu_items"."is_available");