import type { en } from './story-en.ts'

export const vi: typeof en = {
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
