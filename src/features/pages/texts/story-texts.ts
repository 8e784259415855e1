const en = {
  title: 'It began with an oven',
  subtitle:
    'In most Vietnamese homes the hearth is where people end up talking. That is why ours stands in full view.',
  chapters: {
    oven: {
      title: 'Laid brick by brick',
      text: 'Before there were tables here, there was the oven: a low dome, heated for a week with small fires so that the clay would dry without cracking.',
      picture: 'A Margherita baking beside the flames under the brick dome of the oven',
    },
    dough: {
      title: 'Two days of patience',
      text: 'Mixed tonight, eaten the evening after tomorrow. Slow dough is lighter, and needs nothing but flour, water, salt and time.',
      picture: 'Balls of dough and a rolling pin on a floured board',
    },
    table: {
      title: 'Straight to the table',
      text: 'Prawns, lemongrass, mango, herbs picked in the morning. The nearest table is always the first to be taken.',
      picture: 'Three pizzas seen from above on a dark wooden table',
    },
  },
}

const vi: typeof en = {
  title: 'Chuyện bắt đầu từ một cái lò',
  subtitle:
    'Trong nhà người Việt, bếp lửa là chỗ rồi ai cũng ghé lại trò chuyện. Vì vậy lò của quán nằm ngay trước mắt khách.',
  chapters: {
    oven: {
      title: 'Xếp từng viên gạch',
      text: 'Trước khi có bàn ghế, ở đây đã có cái lò: vòm khép thật thấp, đốt lửa nhỏ suốt một tuần cho đất khô từ từ, không nứt.',
      picture: 'Chiếc Margherita nướng bên ngọn lửa dưới vòm lò gạch',
    },
    dough: {
      title: 'Hai ngày chờ bột nở',
      text: 'Tối nay nhồi, tối mốt mới nướng. Bột ủ chậm thì nhẹ bụng, và chỉ cần bột mì, nước, muối với thời gian.',
      picture: 'Những viên bột và cây cán bột trên tấm thớt gỗ phủ bột mì',
    },
    table: {
      title: 'Ra lò là lên bàn',
      text: 'Con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng. Chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
      picture: 'Ba chiếc pizza nhìn từ trên xuống, trên mặt bàn gỗ sẫm',
    },
  },
}

/** Apart from the other texts of the page: they come with the story. */
export const storyTexts = { vi, en }
