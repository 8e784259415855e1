import { inBothLanguages, pairsOf, type PairFor } from '#src/kernel/both-languages.ts'
import type { CodesIn } from '#src/kernel/endpoint.ts'
import { officeMenuProblems } from '#src/features/menu/texts/office-problem-texts.ts'
import { pictureLinkProblems } from '#src/features/uploads/texts/picture-link-texts.ts'
import type * as postCalls from '../contract/post-edit-endpoints.ts'
import { postFormTexts } from './post-form-texts.ts'

type Code = CodesIn<typeof postCalls>

/** The texts for admins, for the error codes of calls about posts. */
export const officeNewsProblems = inBothLanguages<PairFor<Code>>({
  ...pairsOf(pictureLinkProblems),
  'news.post-not-found': ['Bài viết này không còn nữa.', 'This post does not exist any more.'],
  'news.stale': ['Người khác vừa sửa bài viết này.', 'Somebody else has changed this post meanwhile.'],
  'news.slug-taken': ['Bài viết khác đã dùng đường dẫn này.', 'Another post has this address.'],
  'news.not-pinned': ['Bài viết này không còn được ghim.', 'This post is no longer pinned.'],
  'news.too-many-pins': ['Chỉ được ghim tối đa 4 bài viết', 'At most 4 posts can be pinned.'],
  'news.dish-unknown': [
    officeMenuProblems.vi['menu.dish-not-found'],
    officeMenuProblems.en['menu.dish-not-found'],
  ],
  'news.too-many-pictures': [postFormTexts.vi.full, postFormTexts.en.full],
  'news.picture-unreadable': [
    'Không lưu được một ảnh. Hãy chọn ảnh JPG, PNG hoặc WEBP, tối đa 10 MB.',
    'A picture cannot be stored. Choose one in JPG, PNG or WEBP, at most 10 MB.',
  ],
  'news.picture-missing': [
    'Có ảnh không còn nữa. Hãy tải lên lại.',
    'A picture is not there any more. Upload it again.',
  ],
})
