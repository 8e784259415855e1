DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "reservations_status";--> statement-breakpoint
CREATE INDEX "orders_counts" ON "orders" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX "reservations_counts" ON "reservations" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","created_at","id");