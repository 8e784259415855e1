ALTER TABLE "home_content" ADD COLUMN "hero_poster_url" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "reservation_poster_url" text;--> statement-breakpoint
-- What every restaurant showed before its films could be set.
UPDATE "home_content" SET
  "pending_hero_video_url" = coalesce("pending_hero_video_url", '/api/assets/hero.landingpage.mp4'),
  "hero_poster_url" = '/brand/hero-1280.webp',
  "pending_reservation_video_url" = coalesce("pending_reservation_video_url", '/api/assets/hero2.landingpage.mp4'),
  "reservation_poster_url" = '/brand/mood-1280.webp';
