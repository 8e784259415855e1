CREATE TYPE "public"."customization_schema_type" AS ENUM('half_and_half', 'size_selection', 'additional_toppings', 'single_choice_options');--> statement-breakpoint
CREATE TYPE "public"."notification_priority" AS ENUM('urgent', 'high', 'normal', 'low');--> statement-breakpoint
CREATE TYPE "public"."notification_type" AS ENUM('order', 'reservation', 'contact', 'website_update', 'other');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'confirmed', 'preparing', 'ready', 'delivered', 'completed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."order_type" AS ENUM('dine-in', 'takeout', 'delivery');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cash', 'transfer');--> statement-breakpoint
CREATE TABLE "customization_schemas" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_vi" text,
	"type" "customization_schema_type" NOT NULL,
	"description" text,
	"description_vi" text,
	"config" jsonb NOT NULL,
	"pricing_config" jsonb NOT NULL,
	"base_schema_id" text,
	"is_base_schema" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_vi" text,
	"description" text,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_item_customization_schemas" (
	"id" text PRIMARY KEY NOT NULL,
	"menu_item_id" text NOT NULL,
	"customization_schema_id" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_item_schema_pair" UNIQUE("menu_item_id","customization_schema_id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_vi" text,
	"description" text NOT NULL,
	"description_vi" text,
	"price" numeric(10, 2) NOT NULL,
	"image_url" text,
	"category_id" text NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"customization_schema_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"type" "notification_type" NOT NULL,
	"title" text NOT NULL,
	"title_vi" text NOT NULL,
	"content" text NOT NULL,
	"content_vi" text NOT NULL,
	"customer_name" text,
	"customer_phone" text,
	"reference_id" text,
	"reference_type" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"priority" "notification_priority" DEFAULT 'normal' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_address" text,
	"items" jsonb NOT NULL,
	"total_amount" numeric(10, 2) NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat_amount" numeric(10, 2) NOT NULL,
	"grand_total" numeric(10, 2) NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"order_type" "order_type" NOT NULL,
	"payment_method" "payment_method" DEFAULT 'cash' NOT NULL,
	"special_instructions" text,
	"requested_time" text,
	"scheduled_time" text,
	"language" text DEFAULT 'vi' NOT NULL,
	"ticket_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_single" CHECK ("site_settings"."id")
);
--> statement-breakpoint
ALTER TABLE "customization_schemas" ADD CONSTRAINT "customization_schemas_base_schema_id_customization_schemas_id_fk" FOREIGN KEY ("base_schema_id") REFERENCES "public"."customization_schemas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_customization_schemas" ADD CONSTRAINT "menu_item_customization_schemas_menu_item_id_menu_items_id_fk" FOREIGN KEY ("menu_item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_customization_schemas" ADD CONSTRAINT "menu_item_customization_schemas_customization_schema_id_customization_schemas_id_fk" FOREIGN KEY ("customization_schema_id") REFERENCES "public"."customization_schemas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_customization_schema_id_customization_schemas_id_fk" FOREIGN KEY ("customization_schema_id") REFERENCES "public"."customization_schemas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_items_category_id" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_idempotency_created_at" ON "order_idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_ticket_token" ON "orders" USING btree ("ticket_token");