CREATE INDEX "orders_archive_phone" ON "orders_archive" USING btree ("customer_phone","created_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("customer_phone","created_at");--> statement-breakpoint
CREATE INDEX "reservations_archive_phone" ON "reservations_archive" USING btree ("phone","created_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "reservations_phone" ON "reservations" USING btree ("phone","created_at");