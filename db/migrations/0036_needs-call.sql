ALTER TABLE "orders_archive" ADD COLUMN "needs_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needs_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations_archive" ADD COLUMN "needs_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "needs_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_phone" ON "orders" USING btree ("customer_phone") WHERE status in ('pending', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "reservations_open_phone" ON "reservations" USING btree ("phone") WHERE status in ('pending', 'confirmed');