-- CreateTable
CREATE TABLE "ContentDocument" (
    "key" TEXT COLLATE "C" NOT NULL,
    "published" TEXT COLLATE "C",
    "draft" TEXT COLLATE "C",
    "publishAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContentDocument_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "id" SERIAL NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C",
    "who" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContentDocument_publishAt_idx" ON "ContentDocument"("publishAt");

-- CreateIndex
CREATE INDEX "DocumentVersion_key_id_idx" ON "DocumentVersion"("key", "id");
