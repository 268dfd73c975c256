import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface PictureProps {
  url: string;
  alt: string;
  isLazy?: boolean;
  /** Called when it is in view, and when it never will be. */
  onShown?: () => void;
  isDraggable?: boolean;
  /** Stands in its place when the picture cannot be shown. */
  children: ComponentChildren;
}

/** A picture from the web, asked for without a referrer. */
export function Picture({ url, alt, isLazy = false, onShown, isDraggable = false, children }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (url === brokenUrl) return <>{children}</>;
  return (
    <img
      key={url}
      src={url}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerpolicy="no-referrer"
      draggable={isDraggable}
      onLoad={onShown}
      onError={() => {
        setBrokenUrl(url);
        onShown?.();
      }}
    />
  );
}
