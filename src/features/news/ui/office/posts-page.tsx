import { translationFilters } from '#src/kernel/translation.ts'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { AddLink } from '#src/web/office/row-links.tsx'
import { filterPosts, statusFilters } from '../../rules/office-posts.ts'
import { officePostsTexts } from '../../texts/office-list-texts.ts'
import { OfficePostCard } from './office-post-card.tsx'
import { PostDialogs } from './post-dialogs.tsx'
import { usePosts } from './post-queries.ts'

/** All posts of the news, drafts too, and the dialogs that add, change and delete. */
export default function PostsPage() {
  const texts = useTexts(officePostsTexts)
  const { filter: translation } = useTexts(translationTexts)
  const addressOf = useOpenAddress('post')
  const filters = useListFilters({ status: statusFilters, translation: translationFilters })
  const { data, isError, refetch } = usePosts()
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={<AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}
    >
      <OfficeList
        list={{
          rows: data && filterPosts(data, { q: filters.q, ...filters.chosen }),
          total: data?.length ?? 0,
          isFailed: isError,
          isPrevious: false,
          retry: () => void refetch(),
        }}
        filters={filters}
        texts={{ ...texts.list, filters: { ...texts.list.filters, translation } }}
        look="cards"
        renderRow={(post) => <OfficePostCard post={post} />}
      />
      <PostDialogs />
    </OfficeSection>
  )
}
