/**
 * oEmbed providers whose answers name a picture, one a line: the endpoint, then the pages it answers for, in which
 * `*` stands for any text; all without `https://`. From the registry of https://oembed.com (npm: oembed-providers
 * 1.0.20260604, MIT). Written by scripts/write-oembed-providers.ts.
 */
export const OEMBED_PROVIDERS = `
api.datawrapper.de/v3/oembed/ datawrapper.dwcdn.net/*
api.geograph.org.uk/api/oembed *.geograph.co.uk/* *.geograph.ie/* *.geograph.org.uk/* *.wikimedia.org/*_geograph.org.uk_*
api.gumlet.com/v1/oembed gumlet.tv/watch/* play.gumlet.io/embed/*
api.gyazo.com/api/oembed gyazo.com/*
api.observablehq.com/oembed observablehq.com/@*/* observablehq.com/d/* observablehq.com/embed/*
api.podbean.com/v1/oembed *.podbean.com/e/*
api.spreaker.com/oembed *.spreaker.com/*
api.vidyard.com/dashboard/v1.1/oembed *.vidyard.com/*
app.flourish.studio/api/v1/oembed public.flourish.studio/story/* public.flourish.studio/visualisation/*
audioboom.com/publishing/oembed.json audioboom.com/channel/* audioboom.com/channels/* audioboom.com/episodes/* audioboom.com/playlists/* audioboom.com/podcast/* audioboom.com/podcasts/* audioboom.com/posts/*
audiomack.com/oembed audiomack.com/*/album/* audiomack.com/*/playlist/* audiomack.com/*/song/*
cacoo.com/oembed.json cacoo.com/diagrams/*
codepen.io/api/oembed codepen.io/*
coub.com/api/oembed.json coub.com/embed/* coub.com/view/*
dreambroker.com/channel/oembed www.dreambroker.com/channel/*/*
embed.gettyimages.com/oembed gty.im/*
embed.lottiefiles.com/oembed *.lottie.host/* *.lottiefiles.com/* lottie.host/* lottiefiles.com/*
embed.wave.video/oembed embed.wave.video/* watch.wave.video/*
hearthis.at/oembed/ hearthis.at/*/*/
infogram.com/oembed infogram.com/*
issuu.com/oembed issuu.com/*/docs/*
miro.com/api/v1/oembed miro.com/app/board/*
miro.com/video-player/oembed miro.com/video-player/*
nebula.tv/api/oembed nebula.tv/videos/*
oembed.acast.com/v1/embed-player play.acast.com/s/*
oembed.brightcove.com/ bcove.video/* players.brightcove.net/*/*/index.html?playlistId=* players.brightcove.net/*/*/index.html?videoId=*
omny.fm/oembed omny.fm/shows/*
padlet.com/oembed/ padlet.com/*
prezi.com/v/oembed *.prezi.com/v/* prezi.com/v/*
sketchfab.com/oembed sketchfab.com/*/folders/* sketchfab.com/*models/*
song.link/oembed album.link/* artist.link/* mylink.page/* odesli.co/* playlist.link/* pods.link/* song.link/*
sproutvideo.com/oembed.json *.vids.io/videos/* sproutvideo.com/videos/*
storymaps.arcgis.com/oembed storymaps.arcgis.com/stories/*
tv.kakao.com/oembed tv.kakao.com/channel/*/cliplink/* tv.kakao.com/channel/*/livelink/* tv.kakao.com/channel/l/* tv.kakao.com/channel/v/* tv.kakao.com/m/channel/*/cliplink/* tv.kakao.com/m/channel/*/livelink/*
video.bunnycdn.com/OEmbed iframe.mediadelivery.net/* player.mediadelivery.net/* video.bunnycdn.com/*
whimsical.com/api/oembed whimsical.com/*
www.canva.com/_oembed www.canva.com/design/*/view
www.figma.com/api/oembed www.figma.com/board/* www.figma.com/buzz/* www.figma.com/design/* www.figma.com/file/* www.figma.com/make/* www.figma.com/site/* www.figma.com/slides/*
www.iheart.com/oembed www.iheart.com/podcast/*/*
www.kickstarter.com/services/oembed www.kickstarter.com/projects/*
www.nfb.ca/remote/services/oembed/ *.nfb.ca/film/*
www.tella.tv/api/oembed tella.video/* www.tella.tv/video/*
www.viously.com/oembed www.viously.com/*/*
www.yumpu.com/services/oembed www.yumpu.com/*/document/view/*/*
`;
