import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts for the two films of the home page and their pictures, in the editor. */
export const homeFilmTexts = inBothLanguages({
  film: ['Phim nền', 'Film in the background'],
  filmHint: [
    'Không cần tiếng, khổ 16:9, nên rộng 1280 đến 1920 điểm ảnh và dưới 5 MB.',
    'Without sound, 16:9, best 1280 to 1920 pixels wide and below 5 MB.',
  ],
  noFilm: ['Không có phim', 'No film'],
  unplayable: [
    'Trình duyệt này không phát được phim, nhiều khách cũng sẽ không thấy. MP4 H.264 phát được ở mọi nơi.',
    'This browser cannot play the film, so many guests will not see it. An MP4 in H.264 plays everywhere.',
  ],
  poster: ['Ảnh thay cho phim', 'Picture in place of the film'],
  posterHint: [
    'Hiện trong lúc phim chưa chạy, và với khách tiết kiệm dữ liệu hoặc muốn ít chuyển động. Khổ 16:9, nên 1920 × 1080.',
    'Until the film plays, and for guests who save data or want less motion. 16:9, best 1920 × 1080.',
  ],
  frame: ['Lấy hình đang hiện trong phim', 'Take the frame that the film shows'],
  noFrame: ['Không lấy được hình từ phim này.', 'No picture could be taken from this film.'],
  anotherFilm: ['phim khác', 'another film'],
})
