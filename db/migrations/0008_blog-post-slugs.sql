CREATE TABLE "blog_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_post_slugs" ADD CONSTRAINT "blog_post_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_slugs_post_id" ON "blog_post_slugs" USING btree ("post_id");--> statement-breakpoint
-- Where the Vietnamese slug of one post is the English one of another, that address has always led to the other. The first
-- gets one that is free: with -2, -3 and so on behind it.
DO $$
DECLARE
  post record;
  candidate text;
  number integer;
BEGIN
  FOR post IN
    SELECT id, slug_vi FROM blog_posts
    WHERE EXISTS (SELECT FROM blog_posts other WHERE other.slug = blog_posts.slug_vi AND other.id <> blog_posts.id)
    ORDER BY created_at, id
  LOOP
    number := 2;
    LOOP
      candidate := post.slug_vi || '-' || number;
      EXIT WHEN NOT EXISTS (SELECT FROM blog_posts WHERE candidate IN (slug, slug_vi))
        AND NOT EXISTS (SELECT FROM blog_post_former_slugs WHERE slug = candidate);
      number := number + 1;
    END LOOP;
    UPDATE blog_posts SET slug_vi = candidate WHERE id = post.id;
  END LOOP;
END
$$;--> statement-breakpoint
INSERT INTO blog_post_slugs (slug, post_id)
  SELECT slug, id FROM blog_posts WHERE slug IS NOT NULL
  UNION
  SELECT slug_vi, id FROM blog_posts WHERE slug_vi IS NOT NULL;--> statement-breakpoint
DELETE FROM blog_post_former_slugs WHERE slug IN (SELECT slug FROM blog_post_slugs);--> statement-breakpoint
-- A slug that another post has fails with 23505 on blog_post_slugs_pkey, after waiting for whoever is taking it.
CREATE FUNCTION keep_blog_post_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM blog_post_slugs
    WHERE post_id = new.id AND slug IS DISTINCT FROM new.slug AND slug IS DISTINCT FROM new.slug_vi;
  INSERT INTO blog_post_slugs (slug, post_id)
    SELECT DISTINCT slug, new.id FROM unnest(ARRAY[new.slug, new.slug_vi]) AS given (slug)
    WHERE slug IS NOT NULL AND NOT EXISTS
      (SELECT FROM blog_post_slugs own WHERE own.slug = given.slug AND own.post_id = new.id)
    -- Two posts that swap slugs at the same moment wait for one another in this order.
    ORDER BY slug;
  DELETE FROM blog_post_former_slugs WHERE slug IN (new.slug, new.slug_vi);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER blog_post_slugs AFTER INSERT OR UPDATE OF slug, slug_vi ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_blog_post_slugs();
