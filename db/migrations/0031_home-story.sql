ALTER TABLE "home_content" ADD COLUMN "hero_subtitle" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "hero_subtitle_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "story_title" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "story_title_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "story_subtitle" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "story_subtitle_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_1_title" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_1_title_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_1_text" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_1_text_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_1_image_url" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_2_title" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_2_title_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_2_text" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_2_text_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_2_image_url" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_3_title" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_3_title_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_3_text" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_3_text_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "chapter_3_image_url" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "visit_title" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "visit_title_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "visit_subtitle" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "visit_subtitle_vi" text;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "visit_image_url" text;--> statement-breakpoint
-- What the home page showed of the demo restaurant before these could be set.
UPDATE "home_content" SET
  "hero_subtitle" = 'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
  "hero_subtitle_vi" = 'Bột ủ đủ hai ngày, củi nhãn thật khô, cùng những gì chợ quê mình ngon nhất. Rời lửa chưa đầy một phút, bánh đã ở trên bàn bạn.',
  "story_title" = 'It began with an oven',
  "story_title_vi" = 'Chuyện bắt đầu từ một cái lò',
  "story_subtitle" = 'In most Vietnamese homes the hearth is where people end up talking. That is why ours stands in full view.',
  "story_subtitle_vi" = 'Trong nhà người Việt, bếp lửa là chỗ rồi ai cũng ghé lại trò chuyện. Vì vậy lò của quán nằm ngay trước mắt khách.',
  "chapter_1_title" = 'Laid brick by brick',
  "chapter_1_title_vi" = 'Xếp từng viên gạch',
  "chapter_1_text" = 'Before there were tables here, there was the oven: a low dome, heated for a week with small fires so that the clay would dry without cracking.',
  "chapter_1_text_vi" = 'Trước khi có bàn ghế, ở đây đã có cái lò: vòm khép thật thấp, đốt lửa nhỏ suốt một tuần cho đất khô từ từ, không nứt.',
  "chapter_1_image_url" = '/objects/story/oven.webp',
  "chapter_2_title" = 'Two days of patience',
  "chapter_2_title_vi" = 'Hai ngày chờ bột nở',
  "chapter_2_text" = 'Mixed tonight, eaten the evening after tomorrow. Slow dough is lighter, and needs nothing but flour, water, salt and time.',
  "chapter_2_text_vi" = 'Tối nay nhồi, tối mốt mới nướng. Bột ủ chậm thì nhẹ bụng, và chỉ cần bột mì, nước, muối với thời gian.',
  "chapter_2_image_url" = '/objects/story/dough.webp',
  "chapter_3_title" = 'Straight to the table',
  "chapter_3_title_vi" = 'Ra lò là lên bàn',
  "chapter_3_text" = 'Prawns, lemongrass, mango, herbs picked in the morning. The nearest table is always the first to be taken.',
  "chapter_3_text_vi" = 'Con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng. Chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
  "chapter_3_image_url" = '/objects/story/table.webp',
  "visit_title" = 'The nearest table is by the fire',
  "visit_title_vi" = 'Bàn gần nhất ở ngay cạnh lửa',
  "visit_subtitle" = 'Come in, sit down, watch your pizza bake.',
  "visit_subtitle_vi" = 'Mời bạn vào, ngồi xuống, xem bánh mình đang nướng.',
  "visit_image_url" = '/objects/story/room.webp'
WHERE EXISTS (SELECT FROM "site_settings" WHERE "settings" ->> 'logoUrl' = '/brand/logo_on_dark.svg');
