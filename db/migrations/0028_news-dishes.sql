ALTER TABLE "blog_posts" ADD COLUMN "dish_id" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translation_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_dish_id_menu_items_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;