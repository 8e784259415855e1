CREATE TABLE "page_seo" (
	"page_key" text NOT NULL,
	"language" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"keywords" text,
	"canonical_url" text,
	"og_title" text,
	"og_description" text,
	"og_image_url" text,
	"og_type" text DEFAULT 'website' NOT NULL,
	"og_url" text,
	"no_index" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_seo_page_key_language_pk" PRIMARY KEY("page_key","language"),
	CONSTRAINT "page_seo_language" CHECK ("page_seo"."language" in ('vi', 'en'))
);
