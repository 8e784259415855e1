/** The fields of the page about the restaurant, in which each text stands in both languages. */
const en = {
  heroSubtitle: 'Opening subtitle',
  storyTitle: 'Story, title',
  storyContent: 'Story',
  statsRecipesLabel: 'First figure, label',
  statsServedLabel: 'Second figure, label',
  statsFreshLabel: 'Third figure, label',
  statsSatisfactionLabel: 'Fourth figure, label',
  visionTitle: 'Vision, title',
  visionContent: 'Vision',
  missionTitle: 'Mission, title',
  missionContent: 'Mission',
  valuesTitle: 'Values, title',
  valuesContent: 'Values',
  teamTitle: 'Team, title',
  teamContent: 'Team, text',
  teamMember1Name: 'First of the team, name',
  teamMember1Title: 'First of the team, post',
  teamMember1Description: 'First of the team, text',
  teamMember2Name: 'Second of the team, name',
  teamMember2Title: 'Second of the team, post',
  teamMember2Description: 'Second of the team, text',
  teamMember3Name: 'Third of the team, name',
  teamMember3Title: 'Third of the team, post',
  teamMember3Description: 'Third of the team, text',
}

const vi: typeof en = {
  heroSubtitle: 'Dòng phụ mở đầu',
  storyTitle: 'Câu chuyện, tiêu đề',
  storyContent: 'Câu chuyện',
  statsRecipesLabel: 'Con số thứ nhất, chú thích',
  statsServedLabel: 'Con số thứ hai, chú thích',
  statsFreshLabel: 'Con số thứ ba, chú thích',
  statsSatisfactionLabel: 'Con số thứ tư, chú thích',
  visionTitle: 'Tầm nhìn, tiêu đề',
  visionContent: 'Tầm nhìn',
  missionTitle: 'Sứ mệnh, tiêu đề',
  missionContent: 'Sứ mệnh',
  valuesTitle: 'Giá trị, tiêu đề',
  valuesContent: 'Giá trị',
  teamTitle: 'Đội ngũ, tiêu đề',
  teamContent: 'Đội ngũ, lời giới thiệu',
  teamMember1Name: 'Người thứ nhất, tên',
  teamMember1Title: 'Người thứ nhất, công việc',
  teamMember1Description: 'Người thứ nhất, lời giới thiệu',
  teamMember2Name: 'Người thứ hai, tên',
  teamMember2Title: 'Người thứ hai, công việc',
  teamMember2Description: 'Người thứ hai, lời giới thiệu',
  teamMember3Name: 'Người thứ ba, tên',
  teamMember3Title: 'Người thứ ba, công việc',
  teamMember3Description: 'Người thứ ba, lời giới thiệu',
}

type Labels = Readonly<Record<string, string>>

/** The same labels for the Vietnamese fields beside the English ones. */
function inBoth(labels: Labels, vietnamese: string): Labels {
  const besides = Object.entries(labels).map(([field, label]) => [`${field}Vi`, `${label} (${vietnamese})`])
  return { ...labels, ...Object.fromEntries(besides) } as Labels // texts by field
}

export const aboutFieldLabels: Readonly<Record<'vi' | 'en', Labels>> = {
  en: {
    ...inBoth(en, 'Vietnamese'),
    storyImageUrl: 'Story, first picture',
    storyImageUrl2: 'Story, second picture',
    statsRecipes: 'First figure',
    statsServed: 'Second figure',
    statsFresh: 'Third figure',
    statsSatisfaction: 'Fourth figure',
    teamMember1ImageUrl: 'First of the team, picture',
    teamMember2ImageUrl: 'Second of the team, picture',
    teamMember3ImageUrl: 'Third of the team, picture',
  },
  vi: {
    ...inBoth(vi, 'tiếng Việt'),
    storyImageUrl: 'Câu chuyện, hình thứ nhất',
    storyImageUrl2: 'Câu chuyện, hình thứ hai',
    statsRecipes: 'Con số thứ nhất',
    statsServed: 'Con số thứ hai',
    statsFresh: 'Con số thứ ba',
    statsSatisfaction: 'Con số thứ tư',
    teamMember1ImageUrl: 'Người thứ nhất, hình',
    teamMember2ImageUrl: 'Người thứ hai, hình',
    teamMember3ImageUrl: 'Người thứ ba, hình',
  },
}
