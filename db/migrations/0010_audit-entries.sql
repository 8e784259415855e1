CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"action" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
-- Nothing is written to the logs between copying and dropping them.
LOCK TABLE "order_status_log", "reservation_status_log" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Both logs become entries, oldest first. Which role a user had then was not recorded.
INSERT INTO "audit_entries" ("changed_at", "actor_kind", "actor_id", "action", "thing_kind", "thing_id", "changes")
	SELECT
		"changed_at",
		CASE WHEN "changed_by" = 'guest' THEN 'guest' ELSE 'user' END,
		nullif("changed_by", 'guest'),
		"action",
		"thing_kind",
		"thing_id",
		jsonb_build_object('status', jsonb_build_object('before', "from_status", 'after', "to_status"))
	FROM (
		SELECT "id", "changed_at", "changed_by", 'orders.status' AS "action", 'order' AS "thing_kind", "order_id" AS "thing_id",
			"from_status"::text, "to_status"::text
		FROM "order_status_log"
		UNION ALL
		SELECT "id", "changed_at", "changed_by", 'reservations.status', 'reservation', "reservation_id",
			"from_status"::text, "to_status"::text
		FROM "reservation_status_log"
	) AS "logs"
	ORDER BY "changed_at", "thing_kind", "id";--> statement-breakpoint
DROP TABLE "order_status_log" CASCADE;--> statement-breakpoint
DROP TABLE "reservation_status_log" CASCADE;--> statement-breakpoint
CREATE INDEX "audit_entries_changed_at" ON "audit_entries" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("thing_kind","thing_id","changed_at","id");