-- The settings of an earlier release have no logo of their own and show the demo's; the migration before this one left them out.
-- What has been written since stays.
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
WHERE EXISTS (SELECT FROM "site_settings" WHERE NOT "settings" ? 'logoUrl')
AND num_nonnulls(
  "hero_subtitle", "hero_subtitle_vi", "story_title", "story_title_vi", "story_subtitle",
  "story_subtitle_vi", "chapter_1_title", "chapter_1_title_vi", "chapter_1_text", "chapter_1_text_vi",
  "chapter_1_image_url", "chapter_2_title", "chapter_2_title_vi", "chapter_2_text", "chapter_2_text_vi",
  "chapter_2_image_url", "chapter_3_title", "chapter_3_title_vi", "chapter_3_text", "chapter_3_text_vi",
  "chapter_3_image_url", "visit_title", "visit_title_vi", "visit_subtitle", "visit_subtitle_vi",
  "visit_image_url"
) = 0;
