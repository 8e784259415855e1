CREATE TABLE "orders_archive_days" (
	"day" text NOT NULL,
	"status" "order_status" NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "orders_archive_days_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "reservations_archive_days" (
	"day" text NOT NULL,
	"status" "reservation_status" NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "reservations_archive_days_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE INDEX "orders_archive_counts" ON "orders_archive" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX "reservations_archive_counts" ON "reservations_archive" USING btree ("created_at","status");--> statement-breakpoint
INSERT INTO "orders_archive_days" SELECT to_char("created_at" AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD'), "status", count(*)
  FROM "orders_archive" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "reservations_archive_days" SELECT to_char("created_at" AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD'), "status", count(*)
  FROM "reservations_archive" GROUP BY 1, 2;--> statement-breakpoint
-- Counts the rows that a statement adds to an archive or deletes, in the table that the trigger names. Days are taken in order, so
-- that two statements wait for each other instead of ending in a deadlock.
CREATE FUNCTION count_archive_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO %I AS counted
      SELECT to_char(created_at AT TIME ZONE ''Asia/Ho_Chi_Minh'', ''YYYY-MM-DD''), status, $1 * count(*)
      FROM changed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, status) DO UPDATE SET rows = counted.rows + excluded.rows',
    TG_ARGV[0]) USING CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_archive_added AFTER INSERT ON orders_archive REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_archive_days('orders_archive_days');--> statement-breakpoint
CREATE TRIGGER orders_archive_deleted AFTER DELETE ON orders_archive REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_archive_days('orders_archive_days');--> statement-breakpoint
CREATE TRIGGER reservations_archive_added AFTER INSERT ON reservations_archive REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_archive_days('reservations_archive_days');--> statement-breakpoint
CREATE TRIGGER reservations_archive_deleted AFTER DELETE ON reservations_archive REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_archive_days('reservations_archive_days');
