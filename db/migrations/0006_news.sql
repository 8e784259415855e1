CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_vi" text,
	"slug" text,
	"slug_vi" text,
	"excerpt" text NOT NULL,
	"excerpt_vi" text,
	"content" text NOT NULL,
	"content_vi" text,
	"image_url" text,
	"cover_image_url" text,
	"og_image_url" text,
	"meta_title" text,
	"meta_title_vi" text,
	"meta_description" text,
	"meta_description_vi" text,
	"keywords" text,
	"keywords_vi" text,
	"canonical_url" text,
	"published" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"pin_order" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_pin_order" CHECK ("blog_posts"."pin_order" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "blog_post_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_post_former_slugs" ADD CONSTRAINT "blog_post_former_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_vi" ON "blog_posts" USING btree ("slug_vi");--> statement-breakpoint
CREATE INDEX "blog_post_former_slugs_post_id" ON "blog_post_former_slugs" USING btree ("post_id");