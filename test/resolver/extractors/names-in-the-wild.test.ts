import { expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { readText } from '../../page/read-text';

/**
 * What page builders, shops, galleries, forums and component libraries call the elements around a page's own picture,
 * outermost first, and the picture itself; `-` for one without a name.
 */
const NAMES = [
  'et_pb_section et_pb_section_0 > et_pb_module et_pb_image et_pb_image_0 > et_pb_image_wrap > wp-image-12',
  'vc_row wpb_row > wpb_single_image wpb_content_element vc_align_center > vc_single_image-wrapper vc_box_border_grey > vc_single_image-img attachment-large',
  'fl-module fl-module-photo > fl-photo fl-photo-align-center > fl-photo-content fl-photo-img-jpg > fl-photo-img wp-image-8',
  'brxe-container > brxe-image tag > css-filter size-full',
  'fusion-imageframe imageframe-none > fusion-image-wrapper > img-responsive',
  'avia-image-container > avia-image-container-inner > avia_image',
  'sqs-block image-block sqs-block-image > image-block-wrapper > sqs-image-shape-container-element content-fill > thumb-image loaded',
  'w-layout-grid > image-wrapper > image-12 w-inline-block',
  't-cover > t-cover__carrier loaded > -',
  'woocommerce-product-gallery woocommerce-product-gallery--with-images > woocommerce-product-gallery__wrapper > woocommerce-product-gallery__image > wp-post-image',
  'product__media-list > product__media-item is-active > product__media media media--transparent > -',
  'product-single__photos > product-single__photo-wrapper > product-single__photo lazyload',
  'fotorama__stage > fotorama__stage__frame fotorama__active > fotorama__img',
  'product media > gallery-placeholder _block-content-loading > gallery-placeholder__image',
  'images-container > product-cover > js-qv-product-cover img-fluid',
  'image-slider-container > image-slider-item > img-fluid image-slider-image',
  'image-additional > thumbnail > img-thumbnail',
  'swiper-wrapper > swiper-slide swiper-slide-active > swiper-zoom-container > swiper-lazy',
  'slick-list draggable > slick-track > slick-slide slick-current slick-active > lazy',
  'splide__track > splide__list > splide__slide is-active > splide__image',
  'flexslider > slides > flex-active-slide > -',
  'owl-stage > owl-item active > item > owl-lazy',
  'glide__track > glide__slides > glide__slide glide__slide--active > -',
  'carousel slide > carousel-inner > carousel-item active > d-block w-100',
  'uk-slideshow > uk-slideshow-items > uk-active > uk-cover',
  'node__content > field field--name-field-image field--type-image field--label-hidden field__item > image-style-large img-fluid',
  'com-content-article item-page > pull-none item-image > caption',
  'news-single > news-img-wrap > mediaelement mediaelement-image > image-embed-item',
  'post-body entry-content > separator > -',
  'gh-article-image > kg-card kg-image-card > kg-image',
  'td-post-featured-image > td-post-content > entry-thumb td-modal-image',
  'jeg_featured featured_image > thumbnail-container animate-lazy > attachment-jnews-750x375',
  'post-thumbnail > entry-header > attachment-post-thumbnail size-post-thumbnail',
  'elementor-widget-theme-post-featured-image > elementor-widget-container > attachment-large size-large',
  'single-featured-image-header > attachment-twentyseventeen-featured-image',
  'mkdf-post-image > mkdf-post-heading > -',
  'c-article__hero-media > c-media c-media--16x9 > c-media__img js-lazy',
  'article__lead-image > responsive-image responsive-image--loaded > responsive-image__img',
  'story-body__image-placeholder > image-and-copyright-container > js-image-replace',
  'news_view > view_con > con_img > photo_viewer',
  'article_body > img_box > img > pop_photo',
  'se-module se-module-image > se-module-image-link > se-image-resource',
  'entry_content > imageblock alignCenter > -',
  'bbs_contents > t_f > pcb > zoom',
  'rich_media_content > rich_pages wxw-img',
  'goods_detail > thumb-info > keyImg > BigImage',
  'xans-element- xans-product xans-product-image imgArea > keyImg > thumbnail > BigImage',
  'ec-layoutRole__main > item_visual > slide-item > -',
  'sku_pic > pic_view > jqzoom > main-img',
  'rnc-gallery > search-result-image > is-photo > -',
  'listing-hero > gallery-preview > gallery-preview__main > -',
  'advert-gallery > advert-photo > main-photo',
  'recipe-media > recipe-print-image > wprm-recipe-image',
  'tasty-recipes-image > -',
  'poster > movie-poster > poster-image',
  'album-art > album-cover > -',
  'book-cover > bookCover > coverImage',
  'event-banner > event-header-image > -',
  'header-image > page-header__media > -',
  'company-banner > profile-banner > banner-img',
  'hero-banner > banner > banner-image',
  'mw-parser-output > infobox vcard > mw-file-element',
  'pi-item pi-image > image image-thumbnail > pi-image-thumbnail',
  'lightbox-wrapper > cooked > d-lazyload',
  'postbody > content > postimage',
  'bbWrapper > lbContainer lbContainer--inline > bbImage',
  'post_message > bbcode > bb-image',
  'ipsType_normal ipsContained > ipsAttachLink ipsAttachLink_image > ipsImage ipsImage_thumbnailed',
  'md:col-span-2 > relative aspect-[16/9] overflow-hidden > object-cover absolute inset-0',
  'css-1a2b3c > css-x0y1z2 > css-9q8w7e',
  'MuiBox-root > MuiCardMedia-root MuiCardMedia-media > MuiCardMedia-img',
  'ant-image > ant-image-mask-wrap > ant-image-img',
  'v-responsive v-image > v-responsive__content > v-image__image v-image__image--cover',
  'chakra-stack > chakra-aspect-ratio > chakra-image',
  'mantine-Image-root > mantine-Image-image',
  'q-img > q-img__container absolute-full > q-img__image q-img__image--with-transition',
];

it.each(NAMES)('a page’s own picture is not held against it where it stands in %s', async (names) => {
  const [own = '', ...outer] = names.split(' > ').toReversed();
  const named = outer.reduce(
    (inside, name) => `<div class="${name}">${inside}</div>`,
    `<img class="${own}" src="https://cdn.example.org/p/7741.jpg" width="600" height="400">`,
  );
  const other = '<img src="https://cdn.example.org/p/8852.jpg" width="600" height="400">';
  const page = `<title>Glass bridge opens</title>${named}<p>Text</p><div class="plan">${other}</div>`;
  const { pictures } = extractPictures(await readText(page, { contentType: 'text/html' }));
  expect(pictures.filter(({ isCover }) => isCover)[0]?.url).toBe('https://cdn.example.org/p/7741.jpg');
});
