CREATE TYPE "public"."order_source" AS ENUM('web', 'staff', 'device');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" "order_source" DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_via" "payment_method";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_whole" CHECK (num_nonnulls("orders"."paid_at", "orders"."paid_amount", "orders"."paid_via") in (0, 3));--> statement-breakpoint
-- Lines that were sold earlier get what reports ask for: the rate of their order, and the category that their dish is in now.
UPDATE "orders" SET "items" = (
  SELECT coalesce(jsonb_agg(line || jsonb_build_object(
    'note', null,
    'category', CASE WHEN categories.id IS NOT NULL THEN
      jsonb_build_object('id', categories.id, 'name', categories.name, 'nameVi', categories.name_vi) END,
    'vatRate', trim_scale("orders"."vat_rate")
  ) ORDER BY position), '[]')
  FROM jsonb_array_elements("orders"."items") WITH ORDINALITY AS lines (line, position)
  LEFT JOIN menu_items ON menu_items.id = line ->> 'id'
  LEFT JOIN categories ON categories.id = menu_items.category_id
);
