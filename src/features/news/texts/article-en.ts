/** Texts of an article, and of one that is not there. */
export const en = {
  back: 'Back to blog',
  draft: 'Draft. Guests cannot see this post.',
  publishedBy: 'Published by',
  share: 'Share',
  copied: 'Copied!',
  copiedText: 'URL copied to clipboard',
  notCopied: 'Could not copy',
  notCopiedText: 'Please copy the address from the address bar.',
  notFound: {
    title: 'Post Not Found',
    text: "The post you're looking for doesn't exist or has been removed.",
  },
}
