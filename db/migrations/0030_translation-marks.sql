ALTER TABLE "customization_schemas" ADD COLUMN "translation_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "translation_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "translation_outdated" boolean DEFAULT false NOT NULL;