import { ReactionButton } from '@/components/ui/reaction-button'

export default function Example() {
  return (
    <div className="flex justify-center gap-6">
      <ReactionButton
        kind="like"
        label={(number) => `${number} likes`}
        initialReaction={{ isActive: true, number: 96 }}
      >
        {(number) => number}
      </ReactionButton>
      <ReactionButton
        kind="comment"
        label={(number) => `${number} comments`}
        initialReaction={{ isActive: false, number: 4 }}
      >
        {(number) => number}
      </ReactionButton>
      <ReactionButton
        kind="favorite"
        label={(number) => `${number} favorites`}
        initialReaction={{ isActive: false, number: 12 }}
      >
        {(number) => number}
      </ReactionButton>
    </div>
  )
}
