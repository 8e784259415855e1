import { exampleFigures } from '../rules/example-figures.ts'
import type { DefaultAboutContent } from '../rules/about-content.ts'

/** The texts of the page about the restaurant if the owner has written none. They suit any pizza kitchen. */
export const defaultAboutContent: DefaultAboutContent = {
  texts: {
    heroTitle: ['Good food takes its time', 'Món ngon cần thời gian'],
    heroSubtitle: [
      'Who we are, what we bake and why we do it slowly.',
      'Quán là ai, nướng món gì, và vì sao chọn cách làm thong thả.',
    ],
    storyTitle: ['Our story', 'Câu chuyện của quán'],
    storyContent: [
      'It began with an oven and a dough that takes its time. Everything else came after: the tables, the menu, the guests who stayed a little longer than they had planned.\n\nWe bake while you watch, with what the markets near us do best, and carry each pizza to the table while it is still crackling.',
      'Quán bắt đầu từ một cái lò và mẻ bột không vội. Bàn ghế, thực đơn, rồi những vị khách ngồi lại lâu hơn dự định đều đến sau đó.\n\nBánh nướng ngay trước mắt bạn, bằng những gì chợ quanh mình ngon nhất, và được mang ra bàn khi vỏ còn kêu giòn.',
    ],
    statsRecipesLabel: ['recipes of our own', 'công thức của quán'],
    statsServedLabel: ['guests served', 'lượt khách đã ghé'],
    statsFreshLabel: ['fresh ingredients', 'nguyên liệu tươi'],
    statsSatisfactionLabel: ['satisfied guests', 'khách hài lòng'],
    visionTitle: ['What we hope for', 'Điều chúng tôi mong'],
    visionContent: [
      'To be the first place you think of when there is something to celebrate, and still the right one on an ordinary evening.',
      'Là nơi bạn nghĩ đến đầu tiên khi có chuyện vui, mà cũng hợp cho một buổi tối bình thường.',
    ],
    missionTitle: ['What we do', 'Việc chúng tôi làm'],
    missionContent: [
      'Bake honest pizza, serve it hot, and make every guest feel expected.',
      'Nướng những chiếc bánh thật lòng, mang ra khi còn nóng, và để vị khách nào cũng thấy mình được chờ đón.',
    ],
    valuesTitle: ['What we hold to', 'Điều chúng tôi giữ'],
    valuesContent: [
      'Plain words about what is in the food. The same welcome for everyone. As little waste as we can manage.',
      'Món có gì thì nói đúng như vậy. Khách nào cũng được đón như nhau. Bỏ phí càng ít càng tốt.',
    ],
    teamTitle: ['The people in the kitchen', 'Những người đứng bếp'],
    teamContent: ['Those who bake for you.', 'Những người nướng bánh cho bạn.'],
  },
  figures: exampleFigures,
}
