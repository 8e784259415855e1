CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- unaccent itself is only stable, because its dictionary could be changed; ours never is, so an index may hold it.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)));--> statement-breakpoint
CREATE INDEX orders_search ON orders
  USING gin (fold_text(customer_name || ' ' || customer_email || ' ' || id) gin_trgm_ops);
