ALTER TABLE "menu_items" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "diet" jsonb;