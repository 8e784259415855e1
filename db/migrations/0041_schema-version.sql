CREATE TABLE "schema_version" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"tables" integer NOT NULL,
	"oldest_program" integer NOT NULL,
	CONSTRAINT "schema_version_only_row" CHECK ("schema_version"."only_row")
);
